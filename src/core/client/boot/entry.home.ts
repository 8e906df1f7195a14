import { watchClientScript } from './baseUrlBanner.ts'

// Inline in the document of the home page.
watchClientScript()
