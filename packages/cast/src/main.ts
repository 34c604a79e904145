export { createBoardArtist } from './board/board-artist.ts'
