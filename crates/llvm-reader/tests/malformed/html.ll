<!DOCTYPE html>
<html></html>
