import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { campProgram } from '../program.ts'

/** `org import`, `doctor` …: the words of every command that does something. */
export function everyCommand(): readonly string[] {
  const silent = { print: () => {}, say: () => {} }
  return leavesOf(campProgram({} as Cli, silent), [])
}

function leavesOf(command: Command, words: readonly string[]): readonly string[] {
  if (command.commands.length === 0) return [words.join(' ')]
  return command.commands.flatMap((child) => leavesOf(child, [...words, child.name()]))
}
