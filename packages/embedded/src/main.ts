export { createEmbeddedPorts } from './embedded-ports.ts'
