import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { SiteKeys } from './featureKeys.ts'
import type { SiteConfig } from './siteConfig.ts'
import type { siteConfigSchema } from './siteConfigSchema.ts'

type Input = z.input<typeof siteConfigSchema>
type Part<Keys, Key extends keyof Keys> = keyof NonNullable<Keys[Key]>

// The compiler checks them; they pass whenever they run.
test('the type of the configuration has all keys of its schema, and no others', () => {
  expectTypeOf<keyof SiteConfig>().toEqualTypeOf<keyof Input | keyof SiteKeys>()
  expectTypeOf<Part<SiteConfig, 'navbar'>>().toEqualTypeOf<
    Part<Input, 'navbar'>
  >()
  expectTypeOf<Part<SiteConfig, 'announcementBar'>>().toEqualTypeOf<
    Part<Input, 'announcementBar'>
  >()
  expectTypeOf<Part<SiteConfig, 'colorMode'>>().toEqualTypeOf<
    Part<Input, 'colorMode'>
  >()
  expectTypeOf<Part<SiteConfig, 'docs'>>().toEqualTypeOf<Part<Input, 'docs'>>()
  expectTypeOf<Part<SiteConfig, 'links'>>().toEqualTypeOf<
    Part<Input, 'links'>
  >()
  expectTypeOf<Part<SiteConfig, 'markdown'>>().toEqualTypeOf<
    Part<Input, 'markdown'>
  >()
})
