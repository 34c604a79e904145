import { USUAL_DURATION_SECONDS } from '@dayreel/catalogue'
import { TEMPLATE_STORIES } from '@dayreel/web/testing'
import { createWriter } from '@dayreel/writer'
import { expect, test } from 'vitest'

test.each(Object.values(TEMPLATE_STORIES))(
  'the built-in writer has the subject of a template: $subject',
  ({ subject }) => {
    const { kind } = createWriter().offer({
      text: subject,
      template: 'general',
      durationSeconds: USUAL_DURATION_SECONDS,
    })
    expect(kind).toBe('told')
  },
)
