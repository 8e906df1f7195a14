import { watchClientScript } from './baseUrlBanner.ts'

// Inlined in the home page.
watchClientScript()
