import { deserialize } from 'node:v8'
import { workerData } from 'node:worker_threads'

/** A function to call in a thread. */
export interface ThreadCall {
  /** Absolute path; it exports `open`. */
  readonly module: string
  /** Changes whenever the data does. */
  readonly id: number
  /** The argument of `open`, serialized. */
  readonly data: SharedArrayBuffer
  /** Name of the function. */
  readonly name: string
  /** The function's argument. */
  readonly value: unknown
}

type Functions = Readonly<Record<string, (value: unknown) => unknown>>

/** The latest instance of each module; earlier stages are done. */
const opened = new Map<
  string,
  { readonly id: number; readonly functions: Promise<Functions> }
>()

/** Modules that later calls will need. */
export interface Preload {
  /** Absolute paths or names of packages. */
  readonly modules: readonly string[]
  /** Whether only the first thread loads them. */
  readonly isForFirstThread: boolean
}

const [{ workerId }, preload] = workerData as [
  { readonly workerId: number },
  Preload | undefined
] // as tinypool does

if (preload && (workerId === 1 || !preload.isForFirstThread)) {
  // Ignore errors: a module that can't be loaded fails again when a call needs it.
  loadAll(preload.modules).catch(() => {})
}

async function loadAll(modules: readonly string[]): Promise<void> {
  for (const module of modules) await import(module)
}

/** Call a function of a module, opening the module first if necessary. */
export default async function call(request: ThreadCall): Promise<unknown> {
  const { module, id, data, name, value } = request
  let known = opened.get(module)
  if (known?.id !== id) {
    known = { id, functions: open(module, data) }
    opened.set(module, known)
  }
  const run = (await known.functions)[name]
  if (run === undefined) throw new Error(`"${name}" is not in "${module}".`)
  return run(value)
}

async function open(
  module: string,
  data: SharedArrayBuffer
): Promise<Functions> {
  const { open } = await import(module)
  return open(deserialize(Buffer.from(data)))
}
