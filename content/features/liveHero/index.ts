import { defineFeature } from 'toolbox-docs'

/** Makes the drawing on the landing page usable once a reader gets to it. */
export default defineFeature({
  name: 'liveHero',
  client: { module: 'client.ts' }
})
