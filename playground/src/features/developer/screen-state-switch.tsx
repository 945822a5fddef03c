import { useNavigate, useSearch } from '@tanstack/react-router';
import { Choose } from '../../components/choose.tsx';
import { Pair } from '../../components/panel.tsx';
import {
  AS_IT_IS,
  isShownError,
  type ScreenState,
  type ShownError,
  shownErrors,
  screenStates,
} from '../../site/screen-state.ts';
import { text } from '../../text/developer.ts';

const codes = Object.keys(shownErrors).filter(isShownError);

/** Shows the current screen normally or in a state that rarely occurs. The state is part of the address. */
export const ScreenStateSwitch = () => {
  const { show = 'normal', fail } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const chosen = isShownError(fail) ? fail : AS_IT_IS.code;
  const go = (state: ScreenState, error: ShownError) =>
    void navigate({
      to: '.',
      search: (search) => ({
        ...search,
        show: state === 'normal' ? undefined : state,
        fail: state === 'error' || state === 'partial' ? error : undefined,
      }),
    });
  return (
    <div data-no-cause>
      <Pair>
        <Choose
          label={text.developer.showAs}
          value={show}
          options={screenStates.map((id) => ({ id, name: text.developer.states[id] }))}
          onChange={(state) => go(state, chosen)}
        />
        {(show === 'error' || show === 'partial') && (
          <Choose
            label={text.developer.showCode}
            value={chosen}
            options={codes.map((id) => ({ id, name: `${shownErrors[id]} ${id}` }))}
            onChange={(error) => go(show, error)}
          />
        )}
      </Pair>
    </div>
  );
};
