import type { LocalModels as Models } from '@dayreel/contract'
import { Anchor, Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { server } from '#lib/api.ts'
import { languageName } from '@dayreel/catalogue'
import { gigabytes, localModelsQuery, minutes } from '#lib/local-models.ts'
import { messageOf } from '#lib/message-of.ts'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'
import { Notice } from '#ui/notice.tsx'

type Model = Models['models'][number]

/** Offers the recommended writer and voices for this computer, if this page may download them and they fit. */
export function LocalModels() {
  const { data } = useQuery(localModelsQuery)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const download = useMutation({
    async mutationFn(models: readonly Model[]) {
      // They are downloaded one after the other, in this order.
      for (const { name } of models) {
        queryClient.setQueryData(localModelsQuery.queryKey, await server.addLocalModel({ params: { name } }))
      }
    },
    onSuccess: () => void navigate(SITE_MODELS_PAGE),
  })
  const [chosen, setChosen] = useState<string>()
  if (data?.mayChange !== true) return null
  const writer = bestOf(data.models.filter(({ role }) => role === 'writer'))
  if (writer === undefined) return null
  const voices = data.models.filter(({ role }) => role === 'voice')
  const own = ownLanguage()
  const languages = [...new Set([...voices.filter(isOffered).flatMap((each) => each.languages), own])]
  const language = languages.find((each) => each === chosen) ?? own
  const voicesOfLanguage = voices.filter((each) => each.languages.includes(language))
  const voice = bestOf(voicesOfLanguage)
  const both = voice === undefined ? [writer] : [writer, voice]
  return (
    <li>
      <div>
        <h3>{voice === undefined ? 'Download a local writer' : 'Download a local writer and natural voices'}</h3>
        <p>
          {writer.label} writes on this computer, without a key and without cost. The download is{' '}
          {gigabytes(writer.bytes)}, about {minutes(writer.downloadSeconds)} at 50 Mbit/s. The model needs{' '}
          {gigabytes(writer.memoryBytes)} of memory, and writes a script of 30 seconds in about{' '}
          {minutes(writer.scriptSeconds)}.
        </p>
        {languages.length > 1 && (
          <NativeSelect
            label="Language of the voices"
            maw="16rem"
            my="xs"
            value={language}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        {voice === undefined ? (
          <p>{whyNoVoices(voicesOfLanguage, languageName(language))}</p>
        ) : (
          <p>
            {voice.label} speaks {languageName(language)} naturally. Its download is {gigabytes(voice.bytes)}, about{' '}
            {minutes(voice.downloadSeconds)}. {voice.notice}
          </p>
        )}
        <p>
          <Anchor component={Link} to={SITE_MODELS_PAGE} inherit>
            See local models
          </Anchor>
        </p>
        {download.isError && <Notice kind="problem">{messageOf(download.error)}</Notice>}
      </div>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate(both)}>
        {voice === undefined ? 'Download' : 'Download both'}
      </Button>
    </li>
  )
}

function isOffered({ fits, state }: Model): boolean {
  return fits && state !== 'ready'
}

function bestOf(models: readonly Model[]): Model | undefined {
  const offered = models.filter(isOffered)
  return offered.find(({ isRecommended }) => isRecommended) ?? offered[0]
}

/** Returns why no voices of a language are offered. */
function whyNoVoices(voicesOfLanguage: readonly Model[], language: string): string {
  if (voicesOfLanguage.length === 0) return `There are no natural voices in ${language} to download.`
  if (voicesOfLanguage.some(({ state }) => state === 'ready'))
    return `Natural voices in ${language} are already on this computer.`
  return `Natural voices in ${language} need more memory than this computer has.`
}

/** Returns the language of the browser, as a primary subtag of BCP 47. */
function ownLanguage(): string {
  return navigator.language.split('-')[0]!
}
