import { renderSkippedBlocksEarly } from './earlyScript.ts'

// Inlined in long pages, after the early script.
renderSkippedBlocksEarly()
