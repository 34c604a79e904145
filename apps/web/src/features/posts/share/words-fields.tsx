import { countHashtags, POST_LIMITS, tagsLength, textOf, type PlatformName, type PostPrivacy } from '@dayreel/catalogue'
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PRIVACY_WORDS } from '../post-words.ts'
import { CountedLabel } from './counted-label.tsx'
import { readTags, type PlatformWords } from './target-draft.ts'

type WordsFieldsProps = {
  platform: PlatformName
  words: PlatformWords
  onChange: (change: Partial<PlatformWords>) => void
}

const TEXT_LABELS: Readonly<Record<PlatformName, string>> = {
  youtube: 'Description',
  instagram: 'Caption',
  tiktok: 'Caption',
}

/** The words of a post on one platform, counted as it counts. */
export function WordsFields({ platform, words, onChange }: WordsFieldsProps) {
  const [typedTags, setTypedTags] = useState(() => words.tags.join(', '))
  const { maxHashtags } = POST_LIMITS[platform]
  const whole = textOf(platform, { ...words, asDraft: false })
  const label = TEXT_LABELS[platform]
  return (
    <Stack gap="md">
      {platform === 'youtube' && (
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
          maxHashtags === undefined
            ? `With commas between them. ${tagsLength(words.tags)} of about 480 characters`
            : `With commas between them; they end the caption as hashtags. ${countHashtags(whole)} of ${maxHashtags} hashtags`
        }
        value={typedTags}
        onChange={({ currentTarget: { value } }) => {
          setTypedTags(value)
          onChange({ tags: readTags(value) })
        }}
      />
      {platform === 'youtube' && <YouTubeChoices words={words} onChange={onChange} />}
    </Stack>
  )
}

function YouTubeChoices({ words, onChange }: Omit<WordsFieldsProps, 'platform'>) {
  return (
    <>
      <NativeSelect
        label="Privacy"
        size="md"
        value={words.privacy}
        onChange={({ currentTarget }) => onChange({ privacy: currentTarget.value as PostPrivacy })}
        data={POST_LIMITS.youtube.privacies.toReversed().map((value) => ({ value, label: PRIVACY_WORDS[value] }))}
      />
      <Checkbox
        label="It is made for kids"
        description="You have to say so by law where it is."
        checked={words.isMadeForKids}
        onChange={({ currentTarget }) => onChange({ isMadeForKids: currentTarget.checked })}
      />
      <Checkbox
        label="Notify subscribers"
        checked={words.notifiesSubscribers}
        onChange={({ currentTarget }) => onChange({ notifiesSubscribers: currentTarget.checked })}
      />
    </>
  )
}
