import { MAX_SPELLING_CHARACTERS, recordingOf } from '@dayreel/catalogue'
import { type Pronunciation, wordsToSpell } from '@dayreel/contract'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { loadWord, useSavePronunciations, voicePreferencesQuery, withSpelling } from '#lib/voice-preferences.ts'
import { usePreviewSound } from '#ui/choices/use-preview-sound.ts'
import { Notice } from '#ui/notice.tsx'

type ScenePronunciationProps = {
  number: number
  text: string
  /** Primary language subtag of the video. */
  language: string
  /** The voice that speaks the scene. */
  voice: string
  /** Called with the whole list after a change. */
  onSaved: (pronunciations: Pronunciation[]) => void
}

/**
 * Plays single words of a scene, and lets the user change their pronunciation. Renders nothing for a recorded scene.
 */
export function ScenePronunciation(props: ScenePronunciationProps) {
  const [isOpen, setOpen] = useState(false)
  if (recordingOf(props.voice) !== undefined) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        w="fit-content"
        aria-label={`Pronunciation in scene ${props.number}`}
        onClick={() => setOpen(true)}
      >
        Pronunciation
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`Pronunciation in scene ${props.number}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Words {...props} />
      </Modal>
    </>
  )
}

function Words({ text, language, voice, onSaved }: ScenePronunciationProps) {
  const preferences = useQuery(voicePreferencesQuery)
  const save = useSavePronunciations()
  const sound = usePreviewSound()
  const [chosen, setChosen] = useState<Pronunciation>()
  const list = preferences.data?.pronunciations ?? []
  const spellingOf = (word: string): string =>
    list.find((entry) => entry.word.toLowerCase() === word.toLowerCase())?.spelling ?? ''
  const play = (): void => {
    if (chosen === undefined) return
    const { word, spelling } = chosen
    const load = () => loadWord({ voice_id: voice, language, word, spelling: spelling.trim() === '' ? null : spelling })
    sound.toggle({ id: word, name: word, url: '', load })
  }
  const isKnown = chosen !== undefined && chosen.spelling.trim() === spellingOf(chosen.word)
  return (
    <Stack gap="md">
      <Text size="sm">Choose a word to hear it, and to change how all voices speak it.</Text>
      <Group gap={6} role="group" aria-label="Words of the scene">
        {wordsToSpell(text, language).map((word) => (
          <Button
            key={word}
            size="compact-sm"
            variant={chosen?.word === word ? 'filled' : 'default'}
            aria-pressed={chosen?.word === word}
            onClick={() => setChosen({ word, spelling: spellingOf(word) })}
          >
            {word}
          </Button>
        ))}
      </Group>
      {chosen !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate(withSpelling(list, { ...chosen, spelling: chosen.spelling.trim() }), {
              onSuccess: ({ pronunciations }) => onSaved(pronunciations),
            })
          }}
        >
          <Stack gap="md">
            <TextInput
              label={`“${chosen.word}” is spoken as`}
              description="Leave it empty to speak the word as it is written. It applies to all videos and versions that you make from now on."
              placeholder={chosen.word}
              maxLength={MAX_SPELLING_CHARACTERS}
              dir="auto"
              value={chosen.spelling}
              onChange={({ currentTarget }) => setChosen({ ...chosen, spelling: currentTarget.value })}
            />
            <Group gap="sm">
              <Button variant="default" onClick={play}>
                {sound.playing === chosen.word ? 'Stop' : 'Play'}
              </Button>
              <Button type="submit" disabled={isKnown || !preferences.isSuccess} loading={save.isPending}>
                Save
              </Button>
              {save.isSuccess && isKnown && (
                <Text size="sm" role="status">
                  Saved.
                </Text>
              )}
            </Group>
          </Stack>
        </form>
      )}
      {sound.problem !== undefined && <Notice kind="problem">{sound.problem.text}</Notice>}
      {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
      {preferences.isLoadingError && <Notice kind="problem">{messageOf(preferences.error)}</Notice>}
    </Stack>
  )
}
