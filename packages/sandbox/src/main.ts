export { createSandboxGoogle } from './google/create-sandbox-google.ts'
