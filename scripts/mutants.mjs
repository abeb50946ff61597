import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changed, changesOf } from './mutants/changes.mjs'
import { testsByAnchor } from './mutants/hits.mjs'
import { tryAll } from './mutants/pool.mjs'
import { refusedByTypes } from './mutants/type-check.mjs'
import { chanceOf } from './prove/seeded-random.ts'
import { root } from './repository.mjs'

const help = `Changes the core in one small place at a time and says which changes no test notices.

  npm run test:mutants                                        every concept, up to 60 changes of each of its halves
  npm run test:mutants -- --concept=deposit,domain/payments   some of them, of both workspaces or of one
  npm run test:mutants -- --file=cheapest-set,party-shares    the files whose path has these letters
  npm run test:mutants -- --sample=200 --seed=1               how many of each, and which; --sample=all tries every one
  npm run test:mutants -- --near                              by the tests of the same concept alone: minutes, and stricter
  npm run test:mutants -- --workers=2                         at a time`

const leastScore = 95
/** Tables of what was measured on maps: facts, of which a test could only say the same again. */
const measured = /\/known-places\/(landscapes|parks-and-dams|peaks|province-boxes)\.ts$/
const options = process.argv.slice(2)
const isNear = options.includes('--near')
const given = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)

if (options.includes('--help')) console.log(help)
else process.exitCode = await run()

async function run() {
  const started = performance.now()
  const seed = Number(given('seed') ?? 1)
  const workers = Number(given('workers') ?? 2)
  const equivalent = equivalentChanges()
  const halves = halvesOf(sourceFiles())
  const chosen = [...halves].map(([half, files]) => ({ half, ...sampled(files.flatMap(changesIn), equivalent, seed) }))
  const changes = chosen.flatMap(({ tried }) => tried)
  const tests = await testsByAnchor([...new Set(changes.map(({ path }) => path))], workers, isNear ? conceptOf : null)
  const outcomes = await outcomesOf(changes, tests, workers)
  const concepts = Map.groupBy(chosen, ({ half }) => half.split('/')[1])
  const rows = [...concepts].map(([concept, samples]) => rowOf(concept, samples, outcomes))
  printSurvivors(changes, outcomes)
  printTable(rows)
  console.log(`seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`)
  return rows.every(({ score }) => score >= leastScore) ? 0 : 1
}

function sourceFiles() {
  const files = globSync('{domain,application}/src/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const wanted = given('file')?.split(',') ?? ['']
  return files
    .filter(
      (file) =>
        !/\.test(-d)?\.ts$|\/testing\//.test(file) && !measured.test(file) && wanted.some((letters) => file.includes(letters)),
    )
    .toSorted()
}

/** `domain/payments` and `application/payments`: a sample is drawn from each half of a concept. */
function halvesOf(files) {
  const wanted = given('concept')?.split(',')
  const all = Map.groupBy(files, (file) => `${file.split('/')[0]}/${file.split('/')[2]}`)
  return [...all].filter(([half]) => !wanted || wanted.includes(half) || wanted.includes(half.split('/')[1]))
}

function changesIn(file) {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  return changesOf(source).changes.map((change) => ({ ...change, file, path, mutated: changed(source, change) }))
}

/**
 * Equivalent changes are told apart before the sample is drawn, so that the list may grow without changing it
 * much.
 */
function sampled(changes, equivalent, seed) {
  const size = given('sample') === 'all' ? changes.length : Number(given('sample') ?? 60)
  const some = chanceOf(seed).shuffled(changes).slice(0, size)
  const isEqual = (change) => equivalent.has(keyOf(change))
  return { tried: some.filter((change) => !isEqual(change)), equal: some.filter(isEqual).length }
}

function equivalentChanges() {
  const [, ...lines] = readFileSync(join(root, 'scripts/mutants/equivalent.tsv'), 'utf8').trim().split('\n')
  return new Set(lines.map((line) => line.split('\t').slice(0, 3).join('\t')))
}

function keyOf({ file, before, after }) {
  return [file, before, after].join('\t')
}

async function outcomesOf(changes, tests, workers) {
  const outcomes = new Map()
  const say = () => {
    const text = `${outcomes.size} of ${changes.length} changes tried`
    if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`)
    else if (outcomes.size % 20 === 0) console.error(text)
  }
  const isAsked = (change) => (isNear ? ({ test }) => conceptOf(test) === conceptOf(change.path) : () => true)
  const withTests = changes.map((change) => {
    return { change, ran: (tests.get(`${change.path}#${change.anchor}`) ?? []).filter(isAsked(change)) }
  })
  for (const { change, ran } of withTests) if (ran.length === 0) outcomes.set(change, 'never ran')
  const runs = withTests.filter(({ ran }) => ran.length > 0).map(({ change, ran }) => runOf(change, ran))
  await tryAll(runs, workers, ({ change }, outcome) => {
    outcomes.set(change, outcome)
    if (outcome !== 'caught') console.error(`${placeOf(change)}\t${outcome}`)
    say()
  })
  const survivors = changes.filter((change) => ['survived', 'never ran'].includes(outcomes.get(change)))
  for (const change of refusedByTypes(survivors)) outcomes.set(change, 'types')
  return outcomes
}

/** Tests of the same folder first: they are the likeliest to notice. */
function runOf(change, ran) {
  const folder = change.path.slice(0, change.path.lastIndexOf('/') + 1)
  const near = ran.filter(({ test }) => test.startsWith(folder))
  const far = ran.filter(({ test }) => !test.startsWith(folder))
  return {
    change,
    path: change.path,
    mutated: change.mutated,
    tests: [...near, ...far].map(({ test }) => test),
    milliseconds: ran.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }
}

/** A concept counts as one, whichever of its halves a change is in. */
function rowOf(concept, samples, outcomes) {
  const tried = samples.flatMap((sample) => sample.tried)
  const equivalent = samples.reduce((sum, { equal }) => sum + equal, 0)
  const count = (...wanted) => tried.filter((change) => wanted.includes(outcomes.get(change))).length
  const survived = count('survived', 'never ran')
  const score = tried.length === 0 ? 100 : ((tried.length - survived) / tried.length) * 100
  return {
    concept,
    tried: tried.length + equivalent,
    caught: count('caught', 'timeout'),
    types: count('types'),
    survived,
    equivalent,
    score,
  }
}

function printSurvivors(changes, outcomes) {
  for (const change of changes) {
    const outcome = outcomes.get(change)
    if (!['survived', 'never ran'].includes(outcome)) continue
    console.log(`${placeOf(change)}\t${outcome}\n  - ${change.before}\n  + ${change.after}`)
  }
}

function placeOf({ file, line, kind }) {
  return `${file}:${line}\t${kind}`
}

/** `payments`, of a file of either workspace; what is in no concept is one by itself, with its test. */
function conceptOf(path) {
  return path
    .replaceAll('\\', '/')
    .split('/src/')[1]
    .split('/')[0]
    .replace(/\.test\.ts$/, '.ts')
}

function printTable(rows) {
  const sum = (name) => rows.reduce((total, row) => total + row[name], 0)
  const tried = sum('tried') - sum('equivalent')
  const all = { ...Object.fromEntries(['tried', 'caught', 'types', 'survived', 'equivalent'].map((name) => [name, sum(name)])) }
  const last = { concept: 'all', ...all, score: tried === 0 ? 100 : ((tried - all.survived) / tried) * 100 }
  console.log(
    '\n| concept | tried | caught by a test | by the type checker | survived | equivalent | score |\n|---|---|---|---|---|---|---|',
  )
  for (const row of [...rows, last]) {
    const { concept, tried, caught, types, survived, equivalent, score } = row
    console.log(`| ${[concept, tried, caught, types, survived, equivalent, `${score.toFixed(1)} %`].join(' | ')} |`)
  }
}
