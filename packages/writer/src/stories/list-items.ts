import { ageing } from './themes/ageing.ts'
import { audience } from './themes/audience.ts'
import { calm } from './themes/calm.ts'
import { clever } from './themes/clever.ts'
import { cooking } from './themes/cooking.ts'
import { courage } from './themes/courage.ts'
import { energy } from './themes/energy.ts'
import { focus } from './themes/focus.ts'
import { friends } from './themes/friends.ts'
import { heartbreak } from './themes/heartbreak.ts'
import { home } from './themes/home.ts'
import { life } from './themes/life.ts'
import { love } from './themes/love.ts'
import { luck } from './themes/luck.ts'
import { money } from './themes/money.ts'
import { mornings } from './themes/mornings.ts'
import { parenting } from './themes/parenting.ts'
import { phone } from './themes/phone.ts'
import { selling } from './themes/selling.ts'
import { sleep } from './themes/sleep.ts'
import { starting } from './themes/starting.ts'
import { stoic } from './themes/stoic.ts'
import { talking } from './themes/talking.ts'
import { travel } from './themes/travel.ts'
import { walking } from './themes/walking.ts'
import { work } from './themes/work.ts'
import { writing } from './themes/writing.ts'
import type { Theme } from './themes/theme.ts'

/** What can be advised, the narrower before the wider: the first whose words a title has is meant. */
export const THEMES: readonly Theme[] = [
  heartbreak,
  phone,
  audience,
  parenting,
  ageing,
  love,
  sleep,
  energy,
  mornings,
  selling,
  work,
  money,
  travel,
  cooking,
  home,
  writing,
  talking,
  courage,
  calm,
  stoic,
  clever,
  luck,
  focus,
  starting,
  walking,
  friends,
  life,
]
