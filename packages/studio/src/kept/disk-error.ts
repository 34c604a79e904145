import { StudioError } from '@dayreel/storyboard/base'

/** Says in words what the file system refused; anything that is no refusal of the file system is passed on as it is. */
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
      return new StudioError('output-unwritable', `${file} cannot be written: permission denied.`, { cause: error })
    case 'ENOENT':
    case 'ENOTDIR':
      return new StudioError('output-unwritable', `${file} cannot be written: its folder does not exist.`, {
        cause: error,
      })
    case 'EISDIR':
      return new StudioError('output-unwritable', `${file} cannot be written: it is a folder.`, { cause: error })
    default:
      return error
  }
}
