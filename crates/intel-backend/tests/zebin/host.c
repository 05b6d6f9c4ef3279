/* A host program of OpenCL: loads a binary, starts one kernel once and waits for it.
 *
 *   host FILE KERNEL GLOBAL LOCAL [ARGUMENT...]     GLOBAL, LOCAL: X,Y,Z
 *
 * An argument is svm:BYTES or svm:BYTES+OFFSET (a pointer into memory whose address both sides know), value:HEX (bytes by value),
 * local:BYTES,
 * image:SHAPE,WIDTH,HEIGHT,DEPTH (1d, 1dbuffer, 1darray, 2d, 2darray or 3d; of four floats, the layers last), or
 * sampler:NORMALIZED,ADDRESS,FILTER (by OpenCL's numbers).
 * Each step that succeeds is a line on standard output, the first that fails a line "failed: STEP CODE" and exit code 1.
 * The addresses of svm arguments are lines "svm INDEX ADDRESS".
 */
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void step(const char *name, cl_int code) {
    if (code != CL_SUCCESS) {
        printf("failed: %s %d\n", name, code);
        exit(1);
    }
    printf("%s\n", name);
}

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(2);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size + 1);
    if (fread(bytes, 1, *size, file) != *size) exit(2);
    fclose(file);
    return bytes;
}

static void read_sizes(const char *text, size_t sizes[3]) {
    unsigned x, y, z;
    if (sscanf(text, "%u,%u,%u", &x, &y, &z) != 3) exit(2);
    sizes[0] = x, sizes[1] = y, sizes[2] = z;
}

static cl_mem create_image(cl_context context, const char *text) {
    char shape[16];
    unsigned width, height, depth;
    cl_int code;
    if (sscanf(text, "%15[^,],%u,%u,%u", shape, &width, &height, &depth) != 4) exit(2);
    cl_image_format format = {CL_RGBA, CL_FLOAT};
    cl_image_desc desc = {.image_width = width, .image_height = height, .image_depth = depth, .image_array_size = depth};
    if (!strcmp(shape, "1d")) {
        desc.image_type = CL_MEM_OBJECT_IMAGE1D;
    } else if (!strcmp(shape, "1dbuffer")) {
        desc.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
        desc.buffer = clCreateBuffer(context, CL_MEM_READ_WRITE, 16 * width, NULL, &code);
        step("buffer", code);
    } else if (!strcmp(shape, "1darray")) {
        desc.image_type = CL_MEM_OBJECT_IMAGE1D_ARRAY;
    } else if (!strcmp(shape, "2d")) {
        desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    } else if (!strcmp(shape, "2darray")) {
        desc.image_type = CL_MEM_OBJECT_IMAGE2D_ARRAY;
    } else {
        desc.image_type = CL_MEM_OBJECT_IMAGE3D;
    }
    cl_mem image = clCreateImage(context, CL_MEM_READ_WRITE, &format, &desc, NULL, &code);
    step("image", code);
    return image;
}

static void set_argument(cl_context context, cl_kernel kernel, unsigned index, const char *text) {
    unsigned char bytes[256];
    const char *rest = strchr(text, ':');
    if (!rest++) exit(2);
    if (!strncmp(text, "svm:", 4)) {
        char *end;
        char *memory = clSVMAlloc(context, CL_MEM_READ_WRITE, strtoul(rest, &end, 0), 0);
        if (!memory) step("allocate", -4);
        if (*end == '+') memory += strtoul(end + 1, 0, 0);
        printf("svm %u %p\n", index, (void *)memory);
        step("argument", clSetKernelArgSVMPointer(kernel, index, memory));
    } else if (!strncmp(text, "value:", 6)) {
        size_t size = strlen(rest) / 2;
        for (size_t i = 0; i < size && i < sizeof bytes; i++) {
            unsigned byte;
            if (sscanf(rest + 2 * i, "%2x", &byte) != 1) exit(2);
            bytes[i] = (unsigned char)byte;
        }
        step("argument", clSetKernelArg(kernel, index, size, bytes));
    } else if (!strncmp(text, "image:", 6)) {
        cl_mem image = create_image(context, rest);
        step("argument", clSetKernelArg(kernel, index, sizeof image, &image));
    } else if (!strncmp(text, "sampler:", 8)) {
        unsigned normalized, address, filter;
        if (sscanf(rest, "%u,%x,%x", &normalized, &address, &filter) != 3) exit(2);
        const cl_sampler_properties properties[] = {
            CL_SAMPLER_NORMALIZED_COORDS, normalized, CL_SAMPLER_ADDRESSING_MODE, address,
            CL_SAMPLER_FILTER_MODE, filter, 0};
        cl_int code;
        cl_sampler sampler = clCreateSamplerWithProperties(context, properties, &code);
        step("sampler", code);
        step("argument", clSetKernelArg(kernel, index, sizeof sampler, &sampler));
    } else if (!strncmp(text, "local:", 6)) {
        step("argument", clSetKernelArg(kernel, index, strtoul(rest, 0, 0), NULL));
    } else {
        exit(2);
    }
}

int main(int argc, char **argv) {
    if (argc < 5) return 2;
    cl_int code;
    cl_platform_id platform;
    cl_device_id device;
    step("platform", clGetPlatformIDs(1, &platform, NULL));
    step("device", clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 1, &device, NULL));
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    step("context", code);
    cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, NULL, &code);
    step("queue", code);

    size_t size;
    const unsigned char *bytes = read_file(argv[1], &size);
    cl_int status;
    cl_program program = clCreateProgramWithBinary(context, 1, &device, &size, &bytes, &status, &code);
    step("create", code);
    step("build", clBuildProgram(program, 1, &device, "", NULL, NULL));
    cl_kernel kernel = clCreateKernel(program, argv[2], &code);
    step("kernel", code);
    for (int i = 5; i < argc; i++) set_argument(context, kernel, (unsigned)(i - 5), argv[i]);

    size_t global[3], local[3];
    read_sizes(argv[3], global);
    read_sizes(argv[4], local);
    step("enqueue", clEnqueueNDRangeKernel(queue, kernel, 3, NULL, global, local, 0, NULL, NULL));
    step("finish", clFinish(queue));
    return 0;
}
