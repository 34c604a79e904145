import { TEMPLATE_STORIES } from '@dayreel/web/testing'
import { createWriter } from '@dayreel/writer'
import { expect, test } from 'vitest'

test.each(Object.values(TEMPLATE_STORIES))(
  'what a template fills in is told without a model: $subject',
  ({ subject, seconds }) => {
    const { kind } = createWriter().offer({ text: subject, template: 'general', durationSeconds: seconds })
    expect(kind).toBe('told')
  },
)
