import { TEMPLATES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { closestTemplate } from './closest-template.ts'
import { writeIdea } from './combine-idea.ts'
import { findParts } from './find-parts.ts'
import { NARRATORS, PALETTES, RULES, SETTINGS } from './idea-tables.ts'

test('the words of every built-in idea identify its template, narrator and palette', () => {
  const wrong: unknown[] = []
  for (const { id: templateId } of TEMPLATES)
    for (const narrator of NARRATORS)
      for (const palette of PALETTES)
        for (const setting of SETTINGS)
          for (const rule of RULES) {
            const idea = writeIdea({ templateId, setting, narrator, rule, palette })
            const parts = findParts(idea)
            const isFound = parts.narrator === narrator && parts.palette === palette
            if (!isFound || closestTemplate(idea) !== templateId) wrong.push(idea)
          }
  expect(wrong).toEqual([])
})
