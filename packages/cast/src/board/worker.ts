import type { BoardRequest, DrawnBoard } from '@dayreel/storyboard'
import { serveTasks } from '@dayreel/threads'
import { drawBoard } from './draw-board.ts'

// The files are copied, because memory that the canvas owns cannot be transferred.
serveTasks<BoardRequest, DrawnBoard>(drawBoard)
