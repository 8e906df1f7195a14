import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderOnPage } from '../../../core/client/ui/sampleSite.fixture.tsx'
import { parseTabs } from './parseTabs.ts'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'

const npm = <TabItem key="npm" value="npm" label="NPM" />
const bun = <TabItem key="bun" value="bun" default />

test('2.9.12 the served HTML contains all panels and shows the default one', () => {
  const markup = renderOnPage(
    <MemoryRouter>
      <Tabs groupId="package-manager">
        <TabItem value="npm">npm install</TabItem>
        <TabItem value="bun" label="Bun" default>
          bun install
        </TabItem>
      </Tabs>
    </MemoryRouter>
  )
  expect(
    markup.replace(/ (?:id|aria-controls|aria-labelledby)="[^"]*"/g, '')
  ).toBe(
    '<div class="tabs"><div role="tablist" class="tab-list">' +
      '<button type="button" role="tab" class="tab" aria-selected="false" tabindex="-1">npm</button>' +
      '<button type="button" role="tab" class="tab" aria-selected="true" tabindex="0">Bun</button></div>' +
      '<div role="tabpanel" class="tab-panel" data-label="npm" hidden="">npm install</div>' +
      '<div role="tabpanel" class="tab-panel" data-label="Bun">bun install</div></div>'
  )
})

test('2.9.12 a tab controls and labels its panel', () => {
  const markup = renderOnPage(
    <MemoryRouter>
      <Tabs>{[npm, bun]}</Tabs>
    </MemoryRouter>
  )
  const read = (name: string) =>
    [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
      ([, value]) => value
    )
  const [firstTab, secondTab, ...panels] = read('id')
  expect(read('aria-controls')).toEqual(panels)
  expect(read('aria-labelledby')).toEqual([firstTab, secondTab])
  expect(new Set([firstTab, secondTab, ...panels]).size).toBe(4)
})

test.each([
  [{ children: [npm, bun] }, 'bun'],
  [{ children: [npm, bun], defaultValue: 'npm' }, 'npm'],
  [{ children: [npm, bun], defaultValue: null }, 'bun'],
  [{ children: [npm] }, 'npm']
])('2.9.12 the default of %j is %s', (props, expected) => {
  expect(parseTabs(props).defaultValue).toBe(expected)
})

test('2.9.12 values determine labels and order', () => {
  const values = [{ value: 'bun', label: 'Bun' }, { value: 'npm' }]
  const { tabs } = parseTabs({ children: [npm, bun], values })
  expect(tabs.map(({ value, label }) => [value, label])).toEqual([
    ['bun', 'Bun'],
    ['npm', 'NPM']
  ])
})

test('an item that is not in values is hidden', () => {
  const { tabs, defaultValue } = parseTabs({
    children: [npm, bun],
    values: [{ value: 'npm' }]
  })
  expect(tabs.map(({ value }) => value)).toEqual(['npm'])
  expect(defaultValue).toBe('npm')
})

test.each([
  [{}, 'the <Tabs> component requires at least one <TabItem>'],
  [{ children: [npm, npm] }, 'Duplicate values "npm" found in <Tabs>.'],
  [{ children: <p>x</p> }, "has a child that isn't a <TabItem>"],
  [{ children: npm, defaultValue: 'x' }, 'but its values are: npm.'],
  [{ children: npm, queryString: true }, '"queryString" but no "groupId"']
])('2.9.14 tabs with a mistake are rejected: %#', (props, message) => {
  expect(() => parseTabs(props)).toThrow(message)
})

test('2.9.13 the query name is queryString, or the group id if that is true', () => {
  const { queryName } = parseTabs({ children: npm, queryString: 'tool' })
  expect(queryName).toBe('tool')
  const grouped = parseTabs({ children: npm, queryString: true, groupId: 'os' })
  expect(grouped.queryName).toBe('os')
})
