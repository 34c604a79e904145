import { StudioError } from '@dayreel/storyboard/base'

/** Turns a file system error into one with a message for users. Returns any other error unchanged. */
export function toDiskError(error: unknown, file: string): unknown {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StudioError('disk-full', `There is no space left to write ${file}. Free some and run it again.`, {
        cause: error,
      })
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StudioError('output-unwritable', `${file} can’t be written: permission denied.`, { cause: error })
    case 'ENOENT':
    case 'ENOTDIR':
      return new StudioError('output-unwritable', `${file} can’t be written: its folder does not exist.`, {
        cause: error,
      })
    case 'EISDIR':
      return new StudioError('output-unwritable', `${file} can’t be written: it is a folder.`, { cause: error })
    default:
      return error
  }
}
