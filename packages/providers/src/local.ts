// The entry point for processes that manage local models. It loads no model client and no engine.
export { describeSeconds, describeSize } from './local/describe-size.ts'
export { downloadModel, type DownloadProgress } from './local/download/download-model.ts'
export { OFFICIAL_HUB } from './local/download/hub.ts'
export { ENGINES } from './local/engine/engines.ts'
export { findEngine } from './local/engine/find-engine.ts'
export { installEngine } from './local/engine/install-engine.ts'
export { importFile } from './local/import-file.ts'
export { LocalModelError } from './local/local-model-error.ts'
export {
  bytesOf,
  engineOf,
  languagesOf,
  type LocalModel,
  type LocalVoiceModel,
  type LocalWriterModel,
} from './local/local-model.ts'
export { LOCAL_MODELS, LOCAL_VOICES, LOCAL_WRITERS, scriptSecondsOf } from './local/local-models.ts'
export { measureModel } from './local/measure-model.ts'
export { tryLock } from './local/machine-lock.ts'
export { checkModel, readModelState, removeModel } from './local/model-files.ts'
