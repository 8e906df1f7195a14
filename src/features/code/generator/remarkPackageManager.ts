import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import convertCommand from 'npm-to-yarn'
import { createJsx } from '../../../core/markdown/jsxElement.ts'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'

const MANAGERS = ['npm', 'pnpm', 'bun'] as const
const YARN_TOO = ['npm', 'yarn', 'pnpm', 'bun'] as const

type Manager = (typeof YARN_TOO)[number]

/**
 * Show the npm commands of a ```` ```bash package-manager ```` fence for each
 * package manager, in tabs that all pages share.
 *
 * `npm2yarn`, another name for the same, adds Yarn.
 */
export function remarkPackageManager() {
  return (tree: Root) => {
    walkMarkdown(tree, 'code', (node, index, parent) => {
      const managers = findManagers(node.meta ?? '')
      if (managers) parent.children[index] = createTabs(node, managers)
    })
  }
}

function findManagers(meta: string): readonly Manager[] | undefined {
  if (/(?:^|\s)package-manager(?:\s|$)/.test(meta)) return MANAGERS
  return /(?:^|\s)npm2yarn(?:\s|$)/.test(meta) ? YARN_TOO : undefined
}

function createTabs(
  code: Code,
  managers: readonly Manager[]
): MdxJsxFlowElement {
  const meta = code.meta?.replace(/\b(?:package-manager|npm2yarn)\b/, '')
  return createJsx(
    'Tabs',
    { groupId: 'package-manager' },
    managers.map(manager =>
      createJsx('TabItem', { value: manager, label: manager }, [
        { ...code, meta, value: convertCommands(code.value, manager) }
      ])
    )
  )
}

/** Convert commands line by line; comments and other programs stay. */
export function convertCommands(commands: string, manager: Manager): string {
  if (manager === 'npm') return commands
  const lines = commands.split('\n')
  return lines.map(line => convertLine(line, manager)).join('\n')
}

function convertLine(line: string, manager: Exclude<Manager, 'npm'>): string {
  const [, prompt = '', command = ''] = /^(\s*(?:\$ )?)(.*)$/.exec(line) ?? []
  if (!/^(?:npm|npx)\s/.test(command)) return line
  if (/^npm ci\b/.test(command)) {
    return `${prompt}${manager} install --frozen-lockfile`
  }
  // The other managers never ask, so that they do not know the answer.
  const plain = command.replace(/^npx (?:--yes|-y) /, 'npx ')
  const converted = convertCommand(plain, manager)
  if (converted.includes("couldn't auto-convert")) return line
  return prompt + converted.replace(/^bun x /, 'bunx ')
}
