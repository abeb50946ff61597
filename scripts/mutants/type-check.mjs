import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { installedNode, installedTool, root } from '../repository.mjs'
import { changed } from './changes.mjs'

const folder = join(root, '.data', 'mutants')

/**
 * Those of the survivors that the type checker refuses; each round checks one change of every file at once.
 */
export function refusedByTypes(survivors) {
  const refused = new Set()
  for (const workspace of ['domain', 'application']) {
    const own = survivors.filter(({ file }) => file.startsWith(`${workspace}/`))
    if (own.length > 0) checkWorkspace(workspace, own, refused)
  }
  rmSync(folder, { recursive: true, force: true })
  return refused
}

function checkWorkspace(workspace, survivors, refused) {
  const copy = join(folder, workspace)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(join(root, workspace, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !/\.test(-d)?\.ts$/.test(path) })
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['src'] }))
  const waiting = Map.groupBy(survivors, ({ file }) => file)
  while (waiting.size > 0) {
    const round = [...waiting].map(([file, changes]) => ({ file, change: changes.shift() }))
    for (const { file, change } of round) writeFileSync(join(folder, file), changed(readFileSync(change.path, 'utf8'), change))
    const wrong = filesWithErrors(copy, workspace)
    for (const { file, change } of round) {
      if (wrong.has(file)) refused.add(change)
      writeFileSync(join(folder, file), readFileSync(change.path, 'utf8'))
      if (waiting.get(file).length === 0) waiting.delete(file)
    }
  }
}

function filesWithErrors(copy, workspace) {
  const args = [installedTool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit', '--pretty', 'false', '--incremental']
  const { stdout } = spawnSync(installedNode(), args, { cwd: copy, encoding: 'utf8' })
  return new Set(
    [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path]) => `${workspace}/${path.split(sep).join('/')}`),
  )
}
