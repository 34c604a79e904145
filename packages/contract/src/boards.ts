import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { Board, line, Storyboard, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const MAX_DRAWN_ICONS = 24
const iconName = line(MAX_LABEL_CHARACTERS, 'the name of a picture').min(1, 'Choose a picture.')
const image = z.string().describe('A data URL of a WebP picture.')

/** A part of a frame, as fractions of its width and height. */
const Area = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
export type Area = z.output<typeof Area>

/** The drawing of one scene’s board. */
export const BoardPreview = z
  .object({
    image: z.string().describe('A data URL of a JPEG picture: the board with all its items.'),
    board: Board.describe('The board that is shown. Rules made it if the scene has none.'),
    area: Area.describe('The part of the frame for items. Positions of items are fractions of it.'),
    items: z.array(Area.nullable()).describe('The position of each item in the frame; null if it is not visible.'),
  })
  .meta({ id: 'BoardPreview' })
export type BoardPreview = z.output<typeof BoardPreview>

/** A picture that an item of a board can show. */
export const OfferedIcon = z.object({ icon: z.string(), label: z.string(), image }).meta({ id: 'OfferedIcon' })
export type OfferedIcon = z.output<typeof OfferedIcon>

export const boards = {
  previewBoard: endpoint({
    method: 'POST',
    path: '/api/videos/:id/board-preview',
    summary: 'The board of one scene of an edited storyboard, as it is drawn in the video',
    tag: 'Videos',
    access: 'account',
    params: z.object({ id: z.uuid('There is no such video. It may have been deleted.') }),
    body: z.object({ storyboard: Storyboard, sceneId: line(MAX_LABEL_CHARACTERS, 'the scene') }),
    answer: BoardPreview,
    errors: ['unacceptable'],
    limit: { points: 120, seconds: 60 },
  }),
  searchIcons: endpoint({
    method: 'GET',
    path: '/api/icons',
    summary: 'Find pictures for the items of boards, best first',
    tag: 'Videos',
    access: 'account',
    query: z.object({
      search: text(MAX_LABEL_CHARACTERS, 'the search').describe('Words in any language.'),
      language: z.string().regex(/^[a-z]{2,3}$/, 'Choose the language of the words.'),
    }),
    answer: z.object({ icons: z.array(OfferedIcon) }),
    limit: { points: 120, seconds: 60 },
  }),
  drawIcons: endpoint({
    method: 'POST',
    path: '/api/icons/pictures',
    summary: 'The pictures of some icons. Unknown names are left out',
    tag: 'Videos',
    access: 'account',
    body: z.object({
      icons: z.array(iconName).max(MAX_DRAWN_ICONS, `Ask for at most ${MAX_DRAWN_ICONS} pictures at once.`),
    }),
    answer: z.object({ images: z.record(z.string(), image) }),
    limit: { points: 240, seconds: 60 },
  }),
}
