import { useState } from 'react';
import { useControlCalls } from '../use-control.ts';
import { Button } from '../../../components/button.tsx';
import { JsonTree } from '../../../components/code/json-tree.tsx';
import { text } from '../../../text/developer.ts';

/** The state as a tree; read only on request, because it may be large. */
export const StateTree = () => {
  const [state, setState] = useState<object>();
  const { busy, turn } = useControlCalls();
  const read = () => turn(async (send) => setState(await send<object>('GET /sandbox/state')));
  return (
    <>
      <div>
        <Button size="small" busy={busy} onPress={() => void read()}>
          {state ? text.state.readAgain : text.state.read}
        </Button>
      </div>
      {state && <JsonTree label={text.state.tree} value={state} />}
    </>
  );
};
