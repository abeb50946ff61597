import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import configuration from '../vitest.config.ts'
import { root } from './repository.mjs'

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const ofVitest = new Set(['it', 'test', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'])
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

function nodesWithin(tree: readonly Node[]): readonly Node[] {
  const found = [...tree]
  for (const node of found) for (const part of Object.values(node)) found.push(...(isNode(part) ? [part] : nodes(part)))
  return found
}

/** `it`, of `it.each(…)(…)` too. */
function nameOfCallee(node: unknown): unknown {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' ? node.name : nameOfCallee(node.object ?? node.callee)
}

const named = (node: Node, name: string) => isNode(node.key) && node.key.name === name

/** What stands behind the function, and `timeout` in the options before it. */
function limitsIn(call: Node): readonly unknown[] {
  const given = nodes(call.arguments)
  const test = given.findIndex(isFunction)
  if (test < 0) return []
  const options = given.flatMap(({ properties }) => nodes(properties)).filter((property) => named(property, 'timeout'))
  const [last] = given.slice(test + 1)
  return [...options.map(({ value }) => value), ...(last && last.type !== 'ObjectExpression' ? [last] : [])]
}

/** The least that it can be: what cannot be read is nothing, a part of a sum too. */
function least(limit: unknown, program: readonly Node[]): number {
  if (!isNode(limit)) return 0
  if (typeof limit.value === 'number') return limit.value
  if (limit.type === 'BinaryExpression' && limit.operator === '+') {
    return least(limit.left, program) + least(limit.right, program)
  }
  const isItsOwn = ({ type, id }: Node) => type === 'VariableDeclarator' && isNode(id) && id.name === limit.name
  return limit.type === 'Identifier' ? least(program.find(isItsOwn)?.init, program) : 0
}

function leastLimitsOf(source: string, lang: 'ts' | 'tsx' = 'ts'): readonly number[] {
  const program = nodesWithin(nodes(parseAst(source, { lang }).body))
  const calls = program.filter(({ type, callee }) => type === 'CallExpression' && ofVitest.has(String(nameOfCallee(callee))))
  return calls.flatMap((call) => limitsIn(call).map((limit) => least(limit, program)))
}

const projects = (configuration.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
)

it.each(projects.map((project) => [project.name, project] as const))(
  'no test of %s is given less time than all are',
  (_, { include = [], exclude = [], testTimeout = 0, hookTimeout = 0 }) => {
    const files = globSync([...include], { cwd: root, exclude: [...exclude] })
    const limitsOf = (file: string) => leastLimitsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')

    expect(files.filter((file) => limitsOf(file).some((limit) => limit < testTimeout))).toEqual([])
    expect(files.length).toBeGreaterThan(40)
    expect([testTimeout, hookTimeout]).toEqual([hookTimeout, expect.toSatisfy((limit) => limit >= 120_000)])
  },
)

it.each([
  [`it('waits', () => {}, 60_000)`, [60_000]],
  [`it.each([1])('waits %s', async () => {}, slow)\nconst slow = 30_000`, [30_000]],
  [`describe('waits', { timeout: 1_000 + walks * 5_000 }, () => {})`, [1_000]],
  [`beforeAll(() => {}, unknown)`, [0]],
  [`it('waits', () => vi.waitFor(() => {}, { timeout: 5 }))`, []],
])('%s is a limit of %j', (source, limits) => {
  expect(leastLimitsOf(source)).toEqual(limits)
})
