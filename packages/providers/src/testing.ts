// The entry point for other packages' tests of local models.
export { addTinyModel, installTestEngine, MOST_INSTALL_MS, TINY } from './text/local/test/tiny-writer.ts'
