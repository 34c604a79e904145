export { createBoardArtist } from './board/board-artist.ts'
export { createPlayArtist } from './play/play-artist.ts'
