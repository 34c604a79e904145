import type { TemplateId } from '@dayreel/catalogue'
import { MovingPicture } from '#ui/moving-picture.tsx'

/** A template's cover, which moves while it is seen; in a box of its parent's size. */
export function TemplatePicture({ id }: { id: TemplateId }) {
  return (
    <>
      <img src={`/pictures/templates/${id}.webp`} alt="" width={540} height={960} loading="lazy" decoding="async" />
      <MovingPicture clip={`templates/${id}`} />
    </>
  )
}
