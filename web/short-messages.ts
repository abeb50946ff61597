import { basename } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** What the framework's production files throw or print, which guests never read. */
const library = /\/node_modules\/react-router\/dist\/production\/.+\.js$/
const speaker = /^(invariant|warning|warnOnce|Error|ErrorResponseImpl|warn|error)$/
/** Shorter texts may be compared with: codes, status texts. */
const shortest = 40

/** The parts of a syntax tree that this reads. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly name?: string
  readonly property?: Node
  readonly expressions?: readonly Node[]
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
}

/**
 * Names a message of React Router by its file and line instead of saying it, with the values that stand
 * in it: 2 KB of every guest's first visit. React's own build numbers its errors alike. The words stand
 * where the name leads, in the installed package; on the server, in development and in tests they are
 * said in full.
 */
export function shortMessages(): Plugin {
  return {
    name: 'short-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: library },
      handler: (code, id) => ({ code: withShortMessages(code, basename(id)), map: null }),
    },
  }
}

/** Exported for its test. */
export function withShortMessages(code: string, file: string): string {
  const messages = messagesOf(parseAst(code)).filter(({ start, end }) => end - start >= shortest)
  let short = ''
  let done = 0
  for (const { start, end, values } of messages.sort((a, b) => a.start - b.start)) {
    const line = code.slice(0, start).split('\n').length
    const shown = values.map((value) => ` \${${code.slice(value.start, value.end)}}`)
    short += `${code.slice(done, start)}\`${file}:${line}${shown.join('')}\``
    done = end
  }
  return short + code.slice(done)
}

interface Message extends Node {
  readonly values: readonly Node[]
}

/** Every text that is given to one of the speakers, as it is or joined of parts. */
function messagesOf(node: unknown): Message[] {
  if (Array.isArray(node)) return node.flatMap(messagesOf)
  if (typeof node !== 'object' || node === null) return []
  const own = spokenBy(node as Node).flatMap(messageOf)
  return own.length > 0 ? own : Object.values(node).flatMap(messagesOf)
}

function messageOf(argument: Node): Message[] {
  const values = valuesIn(argument)
  return values ? [{ ...argument, values }] : []
}

/** The values between the words; nothing where it is no text. */
function valuesIn({ type, value, expressions, operator, left, right }: Node): readonly Node[] | undefined {
  if (type === 'Literal') return typeof value === 'string' ? [] : undefined
  if (type === 'TemplateLiteral') return expressions
  if (type !== 'BinaryExpression' || operator !== '+' || !left || !right) return undefined
  const [before, after] = [valuesIn(left), valuesIn(right)]
  return before || after ? [...(before ?? [left]), ...(after ?? [right])] : undefined
}

function spokenBy({ type, callee, left, right, arguments: said = [] }: Node): readonly Node[] {
  if (type === 'AssignmentExpression' && right) return /message$/i.test(left?.name ?? '') ? [right] : []
  return callee && speaker.test(callee.name ?? callee.property?.name ?? '') ? said : []
}
