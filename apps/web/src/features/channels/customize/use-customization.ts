import type { CustomizedTemplate } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

export type Customized = CustomizedTemplate

/** Adapts a template to a text and an image. The result is stored only in the form. */
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
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file couldn’t be read.')))
    reader.readAsDataURL(file)
  })
}
