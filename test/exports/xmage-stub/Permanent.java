package mage.game.permanent;

import java.util.List;
import java.util.UUID;
import mage.MageInt;
import mage.abilities.Ability;
import mage.abilities.costs.mana.ManaCosts;
import mage.constants.CardType;
import mage.constants.SubType;
import mage.constants.Zone;
import mage.game.Game;

public interface Permanent {
    UUID getId();
    UUID getOwnerId();
    UUID getAttachedTo();
    MageInt getPower();
    MageInt getToughness();
    int getManaValue();
    int getDamage();
    ManaCosts getManaCost();
    List<CardType> getCardType(Game game);
    List<SubType> getSubtype(Game game);
    boolean hasSubtype(SubType type, Game game);
    boolean isBasic(Game game);
    boolean isLegendary(Game game);
    boolean isSnow(Game game);
    boolean isFaceDown(Game game);
    void setTapped(boolean tapped);
    boolean moveToZone(Zone zone, Ability source, Game game, boolean flag);
    boolean moveToExile(UUID exile, String name, Ability source, Game game);
    int damage(int damage, UUID attacker, Ability source, Game game, boolean combat, boolean preventable);
}
