import { drawInTime } from './earlyScript.ts'

// Inlined in long pages, after the early script.
drawInTime()
