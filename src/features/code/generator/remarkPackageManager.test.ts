import { expect, test } from 'vitest'
import { convertCommands } from './remarkPackageManager.ts'

test.each([
  ['npm install zod', 'pnpm add zod', 'bun add zod'],
  ['npm install -D zod ms', 'pnpm add -D zod ms', 'bun add --dev zod ms'],
  ['npm install', 'pnpm install', 'bun install'],
  ['npm ci', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm run x', 'pnpm run x', 'bun run x'],
  ['npm test', 'pnpm test', 'bun run test'],
  ['npm uninstall zod', 'pnpm remove zod', 'bun remove zod'],
  [
    'npx toolbox create app',
    'pnpm dlx toolbox create app',
    'bunx toolbox create app'
  ],
  ['npx --yes toolbox', 'pnpm dlx toolbox', 'bunx toolbox'],
  ['npm create vite@latest', 'pnpm create vite', 'bunx create-vite'],
  ['$ npm i zod', '$ pnpm add zod', '$ bun add zod'],
  ['cd tasklist # npm', 'cd tasklist # npm', 'cd tasklist # npm']
])('%j is converted to %j and %j', (npm, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm)
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommands(npm, 'bun')).toBe(bun)
})
