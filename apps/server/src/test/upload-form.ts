import { randomUUID } from 'node:crypto'

const BOUNDARY = 'b'.repeat(20)

export type UploadForm = { payload: Buffer; contentType: string }

/** Returns an upload form as a browser sends it. */
export function uploadForm(
  fields: Readonly<Record<string, string>>,
  file: Buffer | undefined,
  { fileFirst = false } = {},
): UploadForm {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const filePart =
    file === undefined
      ? []
      : [
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="video"; filename="../../x.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
          ),
          file,
          Buffer.from('\r\n'),
        ]
  const all = fileFirst ? [...filePart, ...parts] : [...parts, ...filePart]
  return {
    payload: Buffer.concat([...all, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  }
}

export function uploadFields(channelId: string) {
  return { channelId, title: 'Mine', description: 'As it is.', privacyStatus: 'unlisted' }
}

export function uploadHeaders(accountId: string, { contentType, payload }: UploadForm, key: string = randomUUID()) {
  return {
    authorization: `Bearer user-${accountId}`,
    'content-type': contentType,
    'content-length': String(payload.length),
    'idempotency-key': key,
  }
}
