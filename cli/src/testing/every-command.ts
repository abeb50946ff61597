import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { campProgram } from '../program.ts'

/** `org import`, `doctor` …: the words of every command that does something. */
export function everyCommand(): readonly string[] {
  return leaves().map(({ words }) => words)
}

/** Of those, the ones that do not know an option, such as `--dry-run`. */
export function commandsWithout(option: string): readonly string[] {
  return leaves().flatMap(({ words, command }) => (command.options.some(({ long }) => long === option) ? [] : [words]))
}

interface Leaf {
  readonly words: string
  readonly command: Command
}

function leaves(): readonly Leaf[] {
  const silent = { print: () => {}, say: () => {} }
  return leavesOf(campProgram({} as Cli, silent), [])
}

function leavesOf(command: Command, words: readonly string[]): readonly Leaf[] {
  if (command.commands.length === 0) return [{ words: words.join(' '), command }]
  return command.commands.flatMap((child) => leavesOf(child, [...words, child.name()]))
}
