package org.mage.test.serverside.base;

import java.util.UUID;
import mage.abilities.Ability;
import mage.constants.CardType;
import mage.constants.PhaseStep;
import mage.constants.SubType;
import mage.constants.Zone;
import mage.counters.CounterType;
import mage.filter.Filter;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.players.Player;
import org.mage.test.player.TestPlayer;

/** The commands that exported tests may use, with nothing behind them: enough for a compiler. */
public abstract class CardTestPlayerBase {
    public interface Code {
        void run(String info, Player player, Game game);
    }

    protected TestPlayer playerA;
    protected TestPlayer playerB;
    protected Game currentGame;

    protected void addCard(Zone zone, TestPlayer player, String name) {}
    protected void addCard(Zone zone, TestPlayer player, String name, int count) {}
    protected void addCard(Zone zone, TestPlayer player, String name, int count, boolean tapped) {}
    protected void setLife(TestPlayer player, int life) {}
    protected void setStrictChooseMode(boolean on) {}
    protected void setStopAt(int turn, PhaseStep step) {}
    protected void execute() {}

    protected void playLand(int turn, PhaseStep step, TestPlayer player, String card) {}
    protected void castSpell(int turn, PhaseStep step, TestPlayer player, String card) {}
    protected void castSpell(int turn, PhaseStep step, TestPlayer player, String card, String target) {}
    protected void castSpell(int turn, PhaseStep step, TestPlayer player, String card, Player target) {}
    protected void activateAbility(int turn, PhaseStep step, TestPlayer player, String ability) {}
    protected void activateAbility(int turn, PhaseStep step, TestPlayer player, String ability, Player target) {}
    protected void activateAbility(int turn, PhaseStep step, TestPlayer player, String ability, String... targets) {}
    protected void waitStackResolved(int turn, PhaseStep step, TestPlayer player, boolean one) {}
    protected void setChoice(TestPlayer player, String choice) {}
    protected void setChoice(TestPlayer player, boolean choice) {}
    protected void addCounters(int turn, PhaseStep step, TestPlayer player, String card, CounterType type, int count) {}
    protected void runCode(String info, int turn, PhaseStep step, TestPlayer player, Code code) {}

    protected void assertLife(Player player, int life) {}
    protected void assertPermanentCount(Player player, String name, int count) {}
    protected void assertGraveyardCount(Player player, String name, int count) {}
    protected void assertExileCount(Player player, String name, int count) {}
    protected void assertHandCount(Player player, int count) {}
    protected void assertHandCount(Player player, String name, int count) {}
    protected void assertPowerToughness(Player player, String name, int power, int toughness, Filter.ComparisonScope scope) {}
    protected void assertBasePowerToughness(Player player, String name, int power, int toughness) {}
    protected void assertType(String name, CardType type, boolean flag) {}
    protected void assertNotType(String name, CardType type) {}
    protected void assertSubtype(String name, SubType type) {}
    protected void assertColor(Player player, String name, String colors, boolean mustHave) {}
    protected void assertAbility(Player player, String name, Ability ability, boolean mustHave) {}
    protected void assertAbilityCount(Player player, String name, Class<? extends Ability> type, int count) {}
    protected void assertCounterCount(Player player, String name, CounterType type, int count) {}
    protected void assertTapped(String name, boolean tapped) {}

    protected Permanent getPermanent(String name, Player player) {
        return null;
    }
}
