import type { CustomizedTemplate } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

export type Customized = CustomizedTemplate

/** Has a template bent towards words and an image; nothing is kept of it but what the form is filled in with. */
export function useCustomization(templateId: string, onCustomized: (customized: Customized) => void) {
  return useMutation({
    mutationFn: async ({ text, image }: { text: string; image: File | null }) =>
      server.customizeTemplate({
        params: { templateId },
        body: { text, image: image === null ? null : await readAsDataUrl(image) },
      }),
    onSuccess: onCustomized,
  })
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
