import { countHashtags, platformOf, tagsLength, textOf, type PlatformName } from '@dayreel/catalogue'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CountedLabel } from './counted-label.tsx'
import { readTags } from '#lib/read-tags.ts'
import type { PlatformWords } from './target-draft.ts'

type WordsFieldsProps = {
  platform: PlatformName
  words: PlatformWords
  onChange: (change: Partial<PlatformWords>) => void
}

/** Fields for the texts of a post on one platform, with lengths counted by the platform's rules. */
export function WordsFields({ platform, words, onChange }: WordsFieldsProps) {
  const [typedTags, setTypedTags] = useState(() => words.tags.join(', '))
  const { limits, rules, textLabel: label, tags } = platformOf(platform)
  const whole = textOf(platform, { ...words, asDraft: false })
  return (
    <Stack gap="md">
      {limits.maxTitle > 0 && (
        <TextInput
          label={<CountedLabel platform={platform} field="title" value={words.title} label="Title" />}
          aria-label="Title"
          value={words.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      )}
      <Textarea
        label={<CountedLabel platform={platform} field="text" value={whole} label={label} />}
        aria-label={label}
        size="md"
        autosize
        minRows={3}
        maxRows={8}
        value={words.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <TextInput
        label="Tags"
        description={
          tags === 'list'
            ? `Separate them with commas. ${tagsLength(words.tags)} of ${rules.maxTagsLength} characters`
            : `Separate them with commas. They become hashtags at the end of the caption. ${countHashtags(whole)} of ${limits.maxHashtags} hashtags`
        }
        value={typedTags}
        onChange={({ currentTarget: { value } }) => {
          setTypedTags(value)
          onChange({ tags: readTags(value) })
        }}
      />
    </Stack>
  )
}
