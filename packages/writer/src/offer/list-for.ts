import { createRandom } from '@dayreel/storyboard/base'
import { listStory } from '../list-story.ts'
import { ADVICE, readAdvice } from '../list-story-reading.ts'
import { readUsage } from '../line-usage.ts'
import type { Subject } from '../read-subject.ts'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import { DURATIONS_SECONDS } from '@dayreel/catalogue'

/** Around what is advised they promise nothing more. */
const EVERYDAY = new Set(
  `stop quit avoid a an the of for to in on at by with without from that which who you your i my me we our they their people person someone everyone
  everybody anyone yourself myself and or is are be am do does did don't not no never always still can can't will should shouldn't
  how why what when make makes making made get gets getting better best good great well more less most simple small little easy easily
  quick tiny daily day days every each really need want know keep keeps feel feeling thing stay become becoming being have has
  way tip trick step habit rule idea lesson secret mistake mistakes sign signs reason reasons myth myths lie lies ritual exercise top new about almost nobody one tells tell work works
  than faster doing do challenge second seconds minute minutes hour hours routine routines told happy alone this these doing together first own real true anyone`.split(
    /\s+/u,
  ),
)
const NUMBER = /^(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)$/iu

/**
 * Words for people who are known for wealth, success or talent. Everyday advice does not answer a question about them: “ways to save
 * money” is not a list of habits of rich people.
 */
const KNOWN_FOR =
  /\b(?:rich|richest|wealthy|wealthiest|successful|famous|powerful|smart|smartest|intelligent|brilliant|geniuses|genius|millionaires?|billionaires?|ceos?|leaders|winners|champions|elite|influential|attractive)\b/iu

/** Whether what a title asks advice for is wholly a matter of which something is advised: "used cars" are none. */
function isAdvised(subject: Subject): boolean {
  const advice = readAdvice(subject)
  if (advice === undefined || KNOWN_FOR.test(subject.original)) return false
  const { words } = advice.theme
  const rest = subject.original.replaceAll('’', "'").replace(new RegExp(words.source, 'giu'), ' ').replace(ADVICE, ' ')
  const others = rest.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  return others.every((word) => NUMBER.test(word) || EVERYDAY.has(word.toLowerCase()))
}

/** The shortest video in which a list keeps what its title counts; undefined where none does. */
export function secondsForList(subject: Subject): number | undefined {
  if (!isAdvised(subject)) return undefined
  return DURATIONS_SECONDS.find((seconds) => {
    const asked = {
      subject,
      usage: readUsage([], seconds),
      random: createRandom('list'),
      seconds: seconds - TAIL_SECONDS,
    }
    return listStory(asked)?.isWhole === true
  })
}
