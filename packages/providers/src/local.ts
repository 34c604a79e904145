// The entry point for processes that manage local models. It loads no model client and no engine.
export { describeSeconds, describeSize } from './local/describe-size.ts'
export { downloadModel, type DownloadProgress } from './local/download/download-model.ts'
export { OFFICIAL_HUB } from './local/download/hub.ts'
export { importModel } from './local/import-model.ts'
export { LocalModelError } from './local/local-model-error.ts'
export { LOCAL_MODELS, type LocalModel } from './local/local-models.ts'
export { tryLock } from './local/machine-lock.ts'
export { checkModel, pathsOf, readModelState, removeModel } from './local/model-files.ts'
