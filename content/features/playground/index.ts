import { defineFeature } from 'toolbox-docs'
import { remarkLive } from './remarkLive.ts'

/** Runs samples that are marked with `live` below their code. */
export default defineFeature({
  name: 'playground',
  client: { styles: ['client/playground.css'] },
  markdown: {
    plugins: context => ({ blocks: [[remarkLive, context]] })
  }
})
