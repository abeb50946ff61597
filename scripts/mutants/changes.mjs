import { parseAst } from 'vitest/node'

const relational = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
const arithmetic = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const logical = { '&&': '||', '||': '&&' }
const opposites = [
  ['some', 'every'],
  ['plus', 'minus'],
  ['add', 'subtract'],
  ['min', 'max'],
  ['atLeast', 'atMost'],
  ['isMoreThan', 'isAtLeast'],
  ['startsWith', 'endsWith'],
]
const methods = new Map(
  opposites.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)
const droppedCalls = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim', 'toLowerCase', 'atMost', 'atLeast', 'negated'])

/**
 * Every small change of a source file: what it replaces, from where to where, and `anchor`, the innermost
 * piece of code whose running means that the change ran. Anchor 0 is the file itself.
 */
export function changesOf(source) {
  const found = { source, changes: [], anchors: [] }
  visit(parseAst(source, { lang: 'ts' }), { found, anchor: 0, parent: null })
  const changes = found.changes.map((change) => ({ ...change, ...described(source, change) }))
  return { changes: changes.toSorted((one, other) => one.start - other.start || one.end - other.end), anchors: found.anchors }
}

export function changed(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end)
}

/** The source with a call of `hit` at every anchor. */
export function withHits(source, anchors, hit) {
  const inserts = anchors.flatMap(({ start, end, isBlock }, index) =>
    isBlock
      ? [{ at: start + 1, text: `;${hit(index + 1)};` }]
      : [
          { at: start, text: `(${hit(index + 1)},` },
          { at: end, text: ')', isEnd: true },
        ],
  )
  const inOrder = inserts.toSorted((one, other) => one.at - other.at || Number(other.isEnd ?? false) - Number(one.isEnd ?? false))
  let [text, from] = ['', 0]
  for (const { at, text: insert } of inOrder) {
    text += source.slice(from, at) + insert
    from = at
  }
  return `${hit(0)};${text}${source.slice(from)}`
}

function visit(node, context) {
  if (!node || typeof node.type !== 'string' || isType(node)) return
  const here = context
  for (const change of changesAt(node, here)) here.found.changes.push({ ...change, anchor: here.anchor })
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!child || typeof child !== 'object' || isName(node, key)) continue
      visit(child, { found: here.found, anchor: anchorOf(node, key, child, here), parent: node })
    }
  }
}

const isType = ({ type }) =>
  (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)) ||
  type.startsWith('Import')
const isName = (node, key) =>
  (key === 'key' && !node.computed) || ['typeAnnotation', 'typeArguments', 'returnType', 'typeParameters'].includes(key)

function anchorOf(node, key, child, { found, anchor }) {
  const isBody = key === 'body' && /Function/.test(node.type)
  const isArm = node.type === 'ConditionalExpression' && key !== 'test'
  const isRight = node.type === 'LogicalExpression' && key === 'right'
  const isBranch = node.type === 'IfStatement' && key !== 'test' && child.type === 'BlockStatement'
  if (!isBody && !isArm && !isRight && !isBranch) return anchor
  found.anchors.push({ start: child.start, end: child.end, isBlock: child.type === 'BlockStatement' })
  return found.anchors.length
}

function changesAt(node, context) {
  const { source } = context.found
  const text = ({ start, end }) => source.slice(start, end)
  const whole = (kind, replacement) => ({ kind, start: node.start, end: node.end, text: replacement })
  const between = (kind, before, after, from, to) => {
    const start = source.indexOf(from, before.end)
    return start < after.start ? [{ kind, start, end: start + from.length, text: to }] : []
  }
  switch (node.type) {
    case 'BinaryExpression': {
      if (relational[node.operator]) return between('relational', node.left, node.right, node.operator, relational[node.operator])
      if (!arithmetic[node.operator] || [node.left, node.right].some(isText)) return []
      return between('arithmetic', node.left, node.right, node.operator, arithmetic[node.operator])
    }
    case 'LogicalExpression':
      return logical[node.operator] ? between('logical', node.left, node.right, node.operator, logical[node.operator]) : []
    case 'ConditionalExpression': {
      const { consequent, alternate } = node
      const middle = source.slice(consequent.end, alternate.start)
      return [{ kind: 'ternary', start: consequent.start, end: alternate.end, text: text(alternate) + middle + text(consequent) }]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [whole('negation', text(node.argument))] : []
    case 'Literal':
      if (typeof node.value === 'number')
        return [node.value + 1, node.value - 1].map((value) => whole('number', numberText(value)))
      return typeof node.value === 'boolean' ? [whole('boolean', String(!node.value))] : []
    case 'CallExpression': {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed) return []
      const name = callee.property
      const drop = droppedCalls.has(name.name) ? [whole('drop-call', text(callee.object))] : []
      const other = methods.get(name.name)
      return other ? [...drop, { kind: 'method', start: name.start, end: name.end, text: other }] : drop
    }
    case 'IfStatement':
      return !node.alternate && leaves(node.consequent) ? [whole('guard', '')] : []
    case 'ExpressionStatement':
      return node.directive || isSuper(node.expression) ? [] : [whole('drop-statement', ';')]
    default:
      return []
  }
}

const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string'
const isSuper = ({ callee }) => callee?.type === 'Super'
const numberText = (value) => (value < 0 ? `(${value})` : String(value))

function leaves(statement) {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement
  return /^(Return|Throw|Continue|Break)Statement$/.test(last?.type ?? '')
}

/** The line of a change, and the whole lines before and after it as one line each. */
function described(source, change) {
  const from = source.lastIndexOf('\n', change.start - 1) + 1
  const until = source.indexOf('\n', change.end)
  const to = until < 0 ? source.length : until
  const after = source.slice(from, change.start) + change.text + source.slice(change.end, to)
  return {
    line: source.slice(0, change.start).split('\n').length,
    before: oneLine(source.slice(from, to)),
    after: oneLine(after),
  }
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
