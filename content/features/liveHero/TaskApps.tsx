import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './TaskApps.module.css'

interface Task {
  readonly id: number
  readonly title: string
}

/** Number of tasks that there's room for in and below both frames. */
const SHOWN = 2

const APPS = [
  { library: '@toolbox/web', name: 'In a browser', style: styles.web },
  { library: '@toolbox/mobile', name: 'On a phone', style: styles.mobile }
]

/** Replace the drawing in a figure with apps that work. */
export function showApps(figure: Element): void {
  if (figure.getAttribute('data-live') !== '') return
  figure.setAttribute('data-live', 'true')
  const container = document.createElement('div')
  container.className = styles.apps ?? ''
  figure.append(container)
  createRoot(container).render(<TaskApps />)
}

/** The hero's sample in a browser and on a phone, with the same data. */
function TaskApps() {
  const [title, setTitle] = useState('Pay the rent')
  const [tasks, setTasks] = useState<readonly Task[]>([])

  function addTask(event: FormEvent): void {
    event.preventDefault()
    if (title.trim() === '') return
    setTasks([...tasks, { id: tasks.length, title: title.trim() }])
    setTitle('')
  }

  return (
    <>
      {APPS.map(({ library, name, style }) => (
        <div className={style} key={library}>
          <form className={styles.screen} aria-label={name} onSubmit={addTask}>
            <label>
              Title
              <input
                value={title}
                autoComplete="off"
                required
                onChange={event => setTitle(event.target.value)}
              />
            </label>
            <button type="submit">Add task</button>
            <ul aria-label="Tasks">
              {tasks.slice(-SHOWN).map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </form>
          <code className={styles.library}>{library}</code>
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {tasks.length > 0 && `Added: ${tasks.at(-1)?.title}`}
      </p>
    </>
  )
}
