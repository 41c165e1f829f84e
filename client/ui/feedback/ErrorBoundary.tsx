import { Component, type ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { isStaleChunk, reloadOnce } from './staleChunk.ts'

interface Props {
  /** A change clears the error. */
  resetKey: string
  /** Renders nothing instead of an error note. */
  quiet?: boolean
  children: ReactNode
}
interface State {
  error: unknown
  failed: boolean
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isStaleChunk(error) && !this.props.quiet) reloadOnce()
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.recover()
  }

  recover = () => this.setState({ error: undefined, failed: false })

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    if (isStaleChunk(this.state.error)) return <NewVersionNote />
    return <ErrorNote error={this.state.error} onRetry={this.recover} />
  }
}

function NewVersionNote() {
  const { core: w } = useWords('core')
  return (
    <div role="alert">
      <EmptyState
        title={w.newVersion}
        text={w.newVersionText}
        actions={<Button onClick={() => location.reload()}>{w.reload}</Button>}
      />
    </div>
  )
}
