import { DEFAULT_VOICE_ID, MAX_SPELLING_CHARACTERS, MAX_WORD_CHARACTERS } from '@dayreel/catalogue'
import type { Pronunciation } from '@dayreel/contract'
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { loadWord, useSavePronunciations, voicePreferencesQuery, withSpelling } from '#lib/voice-preferences.ts'
import { usePreviewSound } from '#ui/choices/use-preview-sound.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'

/** Lists the account's pronunciations. All voices speak these words differently from their spelling. */
export function PronunciationList() {
  const preferences = useQuery(voicePreferencesQuery)
  const save = useSavePronunciations()
  const sound = usePreviewSound()
  const wordField = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Pronunciation>({ word: '', spelling: '' })
  if (preferences.isPending) return <Skeleton h={120} role="status" aria-label="Loading your pronunciations" />
  if (preferences.isLoadingError) {
    return (
      <Problem
        title="Your pronunciations couldn’t be loaded"
        error={preferences.error}
        onRetry={() => void preferences.refetch()}
      />
    )
  }
  const list = preferences.data.pronunciations
  const play = ({ word, spelling }: Pronunciation): void =>
    sound.toggle({
      id: word,
      name: word,
      url: '',
      load: () => loadWord({ voice_id: DEFAULT_VOICE_ID, language: 'en', word, spelling }),
    })
  return (
    <Stack gap="md">
      {list.length === 0 && <Text size="sm">Voices speak all words as they are written.</Text>}
      {list.map((entry) => (
        <Group key={entry.word} gap="xs" justify="space-between" role="group" aria-label={entry.word}>
          <Text size="sm" dir="auto">
            <b>{entry.word}</b> is spoken as “{entry.spelling}”
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button size="xs" variant="default" aria-label={`Play ${entry.word}`} onClick={() => play(entry)}>
              {sound.playing === entry.word ? 'Stop' : 'Play'}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={`Remove ${entry.word}`}
              disabled={save.isPending}
              onClick={() =>
                save.mutate(withSpelling(list, { ...entry, spelling: '' }), {
                  onSuccess: () => wordField.current?.focus(), // The pressed button is gone.
                })
              }
            >
              Remove
            </Button>
          </Group>
        </Group>
      ))}
      {sound.problem !== undefined && <Notice kind="problem">{sound.problem.text}</Notice>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(withSpelling(list, draft), {
            onSuccess: () => {
              setDraft({ word: '', spelling: '' })
              wordField.current?.focus()
            },
          })
        }}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            ref={wordField}
            label="Word"
            placeholder="Nguyen"
            maxLength={MAX_WORD_CHARACTERS}
            dir="auto"
            value={draft.word}
            onChange={({ currentTarget }) => setDraft({ ...draft, word: currentTarget.value })}
          />
          <TextInput
            label="Spoken as"
            placeholder="win"
            maxLength={MAX_SPELLING_CHARACTERS}
            dir="auto"
            value={draft.spelling}
            onChange={({ currentTarget }) => setDraft({ ...draft, spelling: currentTarget.value })}
          />
          <Button
            type="submit"
            variant="default"
            disabled={draft.word.trim() === '' || draft.spelling.trim() === ''}
            loading={save.isPending}
          >
            Add
          </Button>
        </Group>
      </form>
      {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
    </Stack>
  )
}
