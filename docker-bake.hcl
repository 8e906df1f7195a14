# Builds the image for both architectures, with attestations: `npm run image -- --push`.
# Attestations and several architectures need a builder of the docker-container driver
# (`docker buildx create --use`).

variable "IMAGE" { default = "toolbox-docs" }
# Where to keep layers between builds, such as "type=registry,ref=…/toolbox-docs:cache".
variable "CACHE" { default = "" }
# The running image, whose hashed files the new one keeps.
variable "PREVIOUS" { default = "scratch" }

# scripts/buildImage.ts sets these.
variable "VERSION" { default = "0.0.0-local" }
variable "REVISION" { default = "unknown" }
variable "CREATED" { default = "1970-01-01T00:00:00Z" }

group "default" { targets = ["image"] }

target "release" {
  args = {
    PREVIOUS = PREVIOUS
    VERSION  = VERSION
    REVISION = REVISION
    CREATED  = CREATED
  }
  cache-from = CACHE == "" ? [] : [CACHE]
  cache-to   = CACHE == "" ? [] : ["${CACHE},mode=max"]
}

target "image" {
  inherits  = ["release"]
  tags      = ["${IMAGE}:${VERSION}"]
  platforms = ["linux/amd64", "linux/arm64"]
  attest    = ["type=provenance,mode=max", "type=sbom"]
}

# The image of this machine's architecture, to scan it before it's published:
# `npm run image -- scan`.
target "scan" {
  inherits = ["release"]
  tags     = ["${IMAGE}:scan"]
  output   = ["type=docker"]
}
