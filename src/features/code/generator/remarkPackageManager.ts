import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import convertCommand from 'npm-to-yarn'
import { createJsx } from '../../../core/markdown/element.ts'
import { walkMarkdown } from '../../../core/markdown/walkTree.ts'

const MANAGERS = ['npm', 'pnpm', 'bun'] as const
const MANAGERS_WITH_YARN = ['npm', 'yarn', 'pnpm', 'bun'] as const

type Manager = (typeof MANAGERS_WITH_YARN)[number]

/**
 * Convert the npm commands of a ```` ```bash package-manager ```` fence for each
 * package manager, in tabs that are synchronized across pages.
 *
 * The alias `npm2yarn` also includes Yarn.
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
  return /(?:^|\s)npm2yarn(?:\s|$)/.test(meta) ? MANAGERS_WITH_YARN : undefined
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

/** Convert npm commands line by line; comments and other commands stay the same. */
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
  // The other package managers never prompt, so they have no such flag.
  const plain = command.replace(/^npx (?:--yes|-y) /, 'npx ')
  const converted = convertCommand(plain, manager)
  if (converted.includes("couldn't auto-convert")) return line
  return prompt + converted.replace(/^bun x /, 'bunx ')
}
