import { Command } from 'commander'
import { campLine } from './answer.ts'

interface CommandFacts {
  /** `import` of `camp org import`. */
  readonly verb: string
  readonly summary: string
  /** Without `npm run camp --`; two at least. */
  readonly examples: readonly [string, string, ...string[]]
}

/** A command whose help begins with examples. */
export function campCommand({ verb, summary, examples }: CommandFacts): Command {
  return new Command(verb).description(summary).addHelpText('before', examplesText(examples))
}

export function campNoun(noun: string, summary: string, verbs: readonly Command[]): Command {
  const command = new Command(noun).description(summary).helpCommand(false)
  for (const verb of verbs) command.addCommand(verb)
  return command
}

export function examplesText(examples: readonly string[]): string {
  return ['Examples:', ...examples.map((example) => `  ${campLine(example)}`), ''].join('\n')
}
